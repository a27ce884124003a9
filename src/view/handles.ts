import { handleSourceOf } from '../engine/index.ts';
import { type RecordHandle, recordHandleForViewer, ViewerHandles } from '../table/index.ts';
import { queries } from './queries.ts';
import { viewerKey } from './viewer.ts';

/** Handles of records, different in each view (T7). */
export const recordHandleQueries = queries(({ lens: { ground, viewer } }) => {
  const key = (): string => ground.get('secret', 'secret')?.handles ?? '';
  let made: ViewerHandles | undefined;
  const handles = (): ViewerHandles => {
    made ??= new ViewerHandles(key(), viewerKey(viewer), 'pa');
    return made;
  };
  return {
    of: (id: string): RecordHandle => {
      const piece = ground.get('piece', id);
      const name = piece ? handleSourceOf(piece) : id;
      return handles().of(name) ?? recordHandleForViewer(key(), viewerKey(viewer), name, 0);
    },
    alias: (handle: string): string | undefined => handles().name(handle),
  };
});
