import { answerOptionsFor, findOpenQuestion, type LateAnswerPolicy, MINUTE_MS } from '../../engine/index.ts';
import { queries } from '../queries.ts';
import { type SideView, seatQueries } from '../seats.ts';
import { type ActionChoiceView, type ActionSubjectView, createActionSubjectView } from './actions.ts';

export interface ActionQuestionView {
  readonly by: string;
  readonly side: SideView | undefined;
  readonly isMine: boolean;
  readonly text?: string;
  /** The deadline for an answer, in milliseconds since 1970. */
  readonly until?: number;
  /** The time limit for an answer, in ms. */
  readonly within: number;
  readonly late: LateAnswerPolicy;
  readonly choice: ActionChoiceView;
}

export const questionQueries = queries((sight) => {
  const { lens } = sight;
  const { ground, viewer } = lens;
  const answers = () => (viewer.who === 'person' ? answerOptionsFor(ground, viewer.person) : undefined);
  return {
    open: (): ActionQuestionView | undefined => {
      const question = findOpenQuestion(lens);
      if (!question) return undefined;
      const { by, name, line, choose, record } = question;
      const isMine = lens.plays(record.side) || lens.master;
      const { least, most } = (isMine ? answers() : undefined) ?? { least: 1, most: 1 };
      return {
        by,
        side: sight.of(seatQueries).side(record.side),
        isMine,
        ...(line.text === undefined ? {} : { text: line.text }),
        ...(record.until === undefined ? {} : { until: record.until }),
        within: (line.hours ?? 0) * 60 * MINUTE_MS,
        late: line.late ?? 'wait',
        choice: { name, kind: choose.kind, least, most },
      };
    },

    choosable: (): readonly ActionSubjectView[] | { readonly from: number; readonly to: number } => {
      const among = answers()?.among ?? [];
      return 'from' in among ? among : among.map((one) => createActionSubjectView(sight, one));
    },
  };
});
