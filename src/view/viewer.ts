import type { PersonId } from '../table/index.ts';

/** Who looks: a person, or everybody in the channel at once, who sees only what is open to all. */
export type Viewer = { readonly who: 'channel' } | { readonly who: 'person'; readonly person: PersonId };

export const channelViewer: Viewer = { who: 'channel' };

export const personViewer = (person: PersonId): Viewer => ({ who: 'person', person });

export const viewerKey = (viewer: Viewer): string => (viewer.who === 'channel' ? 'channel' : viewer.person);
