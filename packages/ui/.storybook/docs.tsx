import '../dist/fonts.css';
import { Canvas, Controls, Description, Source, Title, useOf } from '@storybook/addon-docs/blocks';
import type { Preview } from '@storybook/react-vite';

/** What each key does, from `parameters.keyboard`; none where the control is the browser's own. */
type Keyboard = Readonly<Record<string, string>>;

/** The published entries by file. */
const entries = import.meta.glob<object>('../src/*.ts', { eager: true });

/** The lines that import a component: its own name, or its parts. */
const importsOf = (name: string) =>
  Object.entries(entries)
    .flatMap(([file, exported]) => {
      const entry = file.replace(/.*\/(.*)\.ts$/, '$1').replace(/^index$/, '');
      const source = `'@cornerbell/ui${entry && `/${entry}`}'`;
      if (name in exported) return [`import { ${name} } from ${source};`];
      return entry.replaceAll('-', '') === name.toLowerCase()
        ? [`import * as ${name} from ${source};`]
        : [];
    })
    .join('\n');

/** The page of a component: its import, its purpose, examples with code, its props and its keys. */
const ComponentPage = () => {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const keyboard = preparedMeta.parameters.keyboard as Keyboard | undefined;
  const [, ...others] = Object.values(csfFile.stories);
  return (
    <>
      <Title />
      <Description />
      <Source code={importsOf(preparedMeta.title.replace(/.*\//, ''))} language="tsx" />
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
      {others
        // A test of the layout, not a use.
        .filter(({ name }) => name !== 'Long Text')
        .map(({ id, name, moduleExport }) => (
          <section key={id}>
            <h2>{name}</h2>
            <Description of={moduleExport} />
            <Canvas of={moduleExport} />
          </section>
        ))}
    </>
  );
};

export const parameters: Preview['parameters'] = { docs: { page: ComponentPage } };
