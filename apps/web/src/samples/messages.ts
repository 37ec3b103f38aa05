import type { MessagesSample } from '@cornerbell/content/copy';
import type { DataRow, Message } from '@cornerbell/ui';

/** A conversation as one of the two sees it. */
export const toMessages = (messages: MessagesSample['conversation'], own: string): Message[] =>
  messages.map((message) => ({ ...message, side: message.from === own ? 'own' : 'other' }));

/** Conversations as the owner sees them: that they took place, and with whom. */
export const talkRows = (talks: MessagesSample['juniorTalks']): DataRow[] =>
  talks.map(({ who, what }) => ({ primary: who, secondary: what }));
