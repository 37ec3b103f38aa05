import * as ui from '@cornerbell/ui';

const needsClient = (value: unknown) =>
  typeof value === 'function' &&
  Object.getOwnPropertyDescriptor(value, '$$typeof')?.value ===
    Symbol.for('react.client.reference');

/** The exports that are client components. */
export default function Page() {
  const names = Object.entries(ui).filter(([, value]) => needsClient(value));
  return <p id="client-exports">{names.map(([name]) => name).join(' ')}</p>;
}
