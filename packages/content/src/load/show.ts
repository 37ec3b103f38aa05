import { stringify } from 'yaml';

const longestShown = 60;

/**
 * A received value in words, shortened if long, for a finding.
 *
 * @example
 * show('ring') // => '"ring"'
 * show(7) // => 'the number 7'
 * show(['a']) // => 'a list'
 */
export function show(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
  if (typeof value === 'string') {
    const isLong = value.length > longestShown;
    return JSON.stringify(isLong ? `${value.slice(0, longestShown)}…` : value);
  }
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object') return 'a group of fields';
  return typeof value === 'number' ? `the number ${value}` : String(value);
}

/**
 * A value as written in front matter.
 *
 * @example
 * toYaml('7') // => "'7'"
 * toYaml(['front desk', 'pads']) // => '[front desk, pads]'
 */
export function toYaml(value: unknown): string {
  return stringify(value, {
    collectionStyle: 'flow',
    flowCollectionPadding: false,
    lineWidth: 0,
    singleQuote: true,
  }).trim();
}
