import type { PersonId } from '../table/index.ts';

/** A person, or the channel: everyone in it together, who see only public things. */
export type Viewer = { readonly who: 'channel' } | { readonly who: 'person'; readonly person: PersonId };

export const channelViewer: Viewer = { who: 'channel' };

export const personViewer = (person: PersonId): Viewer => ({ who: 'person', person });

export const viewerKey = (viewer: Viewer): string => (viewer.who === 'channel' ? 'channel' : viewer.person);
