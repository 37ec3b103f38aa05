import { pagePaths, type SwitchFromCopy } from '@cornerbell/content/copy';

/** A link to the page for one thing that gyms use today. */
export interface SourceLink {
  readonly name: string;
  readonly href: string;
}

/** The path of the page for one thing that gyms use today. */
export const sourcePath = (id: string): string => `${pagePaths.switch}/${id}`;

/** The links to all of them. */
export const sourceLinks = ({ sources }: SwitchFromCopy): SourceLink[] =>
  sources.map(({ id, name }) => ({ name, href: sourcePath(id) }));
