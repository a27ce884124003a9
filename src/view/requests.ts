import {
  type ConsentRequest,
  isGranted,
  isHouse,
  peopleStillToAnswer,
  type RequestedChangeReport,
  reportRequestedChange,
} from '../engine/index.ts';
import type { Handle, PersonId } from '../table/index.ts';
import { handleQueries } from './handles.ts';
import { queries } from './queries.ts';
import { type SideView, seatQueries } from './seats.ts';

export interface RequestView {
  readonly handle: Handle;
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
    all: (): readonly RequestView[] =>
      [...lens.all('request')].map((request) => ({
        handle: sight.of(handleQueries).of(request.id),
        by: request.by,
        wants: request.wants,
        asks: reportRequestedChange(lens, request.wants),
        asked: request.asked.flatMap((id) => sight.of(seatQueries).side(id) ?? []),
        waited: peopleStillToAnswer(lens, request).filter((person) => !isHouse(person)),
        bots: peopleStillToAnswer(lens, request).filter(isHouse),
        ...(request.until === undefined ? {} : { until: request.until }),
        granted: isGranted(request),
      })),

    id: (handle: string): string | undefined => {
      for (const { id } of lens.all('request')) if (sight.of(handleQueries).of(id) === handle) return id;
      return undefined;
    },
  };
});
