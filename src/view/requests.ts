import {
  type ConsentRequest,
  isHouse,
  isRequestGranted,
  peopleStillToAnswer,
  type RequestedChangeReport,
  reportRequestedChange,
} from '../engine/index.ts';
import type { PersonId, RecordHandle } from '../table/index.ts';
import { recordHandleQueries } from './handles.ts';
import { queries } from './queries.ts';
import { type SideView, seatQueries } from './seats.ts';

export interface ConsentRequestView {
  readonly handle: RecordHandle;
  readonly by: PersonId;
  readonly wants: ConsentRequest['wants'];
  readonly asks: RequestedChangeReport;
  readonly asked: readonly SideView[];
  readonly waited: readonly PersonId[];
  readonly bots: readonly PersonId[];
  /** The deadline for an answer, in milliseconds since 1970. */
  readonly until?: number;
  readonly granted: boolean;
}

export const requestQueries = queries((sight) => {
  const { lens } = sight;
  return {
    all: (): readonly ConsentRequestView[] =>
      [...lens.all('request')].map((request) => ({
        handle: sight.of(recordHandleQueries).of(request.id),
        by: request.by,
        wants: request.wants,
        asks: reportRequestedChange(lens, request.wants),
        asked: request.asked.flatMap((id) => sight.of(seatQueries).side(id) ?? []),
        waited: peopleStillToAnswer(lens, request).filter((person) => !isHouse(person)),
        bots: peopleStillToAnswer(lens, request).filter(isHouse),
        ...(request.until === undefined ? {} : { until: request.until }),
        granted: isRequestGranted(request),
      })),

    id: (handle: string): string | undefined => {
      for (const { id } of lens.all('request')) if (sight.of(recordHandleQueries).of(id) === handle) return id;
      return undefined;
    },
  };
});
