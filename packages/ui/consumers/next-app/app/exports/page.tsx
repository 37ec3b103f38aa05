import * as ui from '@cornerbell/ui';

const needsClient = (value: unknown) =>
  typeof value === 'function' &&
  Object.getOwnPropertyDescriptor(value, '$$typeof')?.value ===
    Symbol.for('react.client.reference');

/** What of the whole package a server component can only pass on to the browser. */
export default function Page() {
  const names = Object.entries(ui).filter(([, value]) => needsClient(value));
  return <p id="client-exports">{names.map(([name]) => name).join(' ')}</p>;
}
