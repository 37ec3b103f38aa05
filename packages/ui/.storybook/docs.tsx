import {
  Canvas,
  Controls,
  Description,
  Markdown,
  Source,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { Preview } from '@storybook/react-vite';

/** The documentation in the stories of a component: `parameters.usage`. */
interface Usage {
  /** When to use the component, in Markdown. */
  readonly when: string;
  /** How its parts are composed, for a component that has parts or takes an element as its child. */
  readonly anatomy?: string;
  /** What each key does; left out for a component without a focusable element. */
  readonly keyboard?: Readonly<Record<string, string>>;
}

const Keyboard = ({ keys }: { keys: Readonly<Record<string, string>> }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">Key</th>
        <th scope="col">What it does</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(keys).map(([key, effect]) => (
        <tr key={key}>
          <th scope="row">{key}</th>
          <td>{effect}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The page of every component: what it is, when to use it, one live example with its code, anatomy, props and keys. */
const ComponentPage = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { when, anatomy, keyboard } = preparedMeta.parameters.usage as Usage;
  return (
    <>
      <Title />
      <Description />
      <h2>When to use</h2>
      <Markdown>{when}</Markdown>
      <h2>Example</h2>
      <Canvas sourceState="shown" />
      {anatomy && (
        <>
          <h2>Anatomy</h2>
          <Source language="tsx" code={anatomy} />
        </>
      )}
      <h2>Props</h2>
      <Controls />
      <h2>Keyboard</h2>
      {keyboard ? <Keyboard keys={keyboard} /> : <p>It has no focusable element.</p>}
    </>
  );
};

export const parameters: Preview['parameters'] = { docs: { page: ComponentPage } };
