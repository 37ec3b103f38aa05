import '../dist/fonts.css';
import { Canvas, Controls, Description, Title, useOf } from '@storybook/addon-docs/blocks';
import type { Preview } from '@storybook/react-vite';

/** What each key does: `parameters.keyboard`, left out where the browser's own control says it all. */
type Keyboard = Readonly<Record<string, string>>;

/** The page of every component: what it is for, one live example with its code, its props and its keys. */
const ComponentPage = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  const keyboard = preparedMeta.parameters.keyboard as Keyboard | undefined;
  return (
    <>
      <Title />
      <Description />
      <Canvas sourceState="shown" />
      <h2>Props</h2>
      <Controls />
      {keyboard && (
        <>
          <h2>Keyboard</h2>
          <dl>
            {Object.entries(keyboard).map(([key, effect]) => (
              <div key={key}>
                <dt>{key}</dt>
                <dd>{effect}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
};

export const parameters: Preview['parameters'] = { docs: { page: ComponentPage } };
