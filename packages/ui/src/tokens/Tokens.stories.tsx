import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Container } from '../components/Container/Container.tsx';
import { DataTable } from '../components/DataTable/DataTable.tsx';
import { Grid } from '../components/Grid/Grid.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import type { CustomProperties } from '../private/custom-properties.ts';
import { contrast, contrastPairs } from '../theme/contrast.ts';
import { inkTheme, lightTheme, type Theme } from '../theme/themes.ts';
import { variableName } from '../theme/variable-name.ts';
import { art, hues, medals } from './palette.ts';
import {
  bar,
  breakpoints,
  column,
  containers,
  control,
  font,
  layer,
  motion,
  radius,
  space,
  target,
  type,
  width,
  type TypeName,
} from './scale.ts';
import * as styles from './Tokens.stories.css.ts';

const meta = {
  title: 'Theme/Tokens',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

type Values = Readonly<Record<string, string>>;

const draw = (value: string): CustomProperties => ({ '--token': value });

const Page = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <div className={styles.page}>
    <Container>
      <Stack gap="lg">
        <h1>{title}</h1>
        <p>{lead}</p>
        {children}
      </Stack>
    </Container>
  </div>
);

interface TokenProps {
  name: string;
  /** Its facts, one per line. */
  facts: readonly string[];
  children: ReactNode;
}

const Token = ({ name, facts, children }: TokenProps) => (
  <li className={styles.token}>
    {children}
    <div className={styles.name}>{name}</div>
    {facts.map((fact) => (
      <div key={fact} className={styles.fact}>
        {fact}
      </div>
    ))}
  </li>
);

const variable = (...path: readonly string[]) => `--${variableName(path)}`;

const Swatches = ({ path, values }: { path: readonly string[]; values: Values }) => (
  <Grid as="ul" min="narrow">
    {Object.entries(values).map(([name, value]) => (
      <Token key={name} name={name} facts={[variable(...path, name), value]}>
        <span className={styles.swatch} style={draw(value)} />
      </Token>
    ))}
  </Grid>
);

const Roles = ({ name, theme }: { name: 'light' | 'ink'; theme: Theme }) => (
  <div data-theme={name}>
    <Page
      title={`Colours, ${name}`}
      lead="Components use these roles, never the palette behind them."
    >
      <Swatches path={['color']} values={theme.color} />
      <h2>Categories</h2>
      {hues.map((hue) => (
        <Swatches key={hue} path={['hue', hue]} values={theme.hue[hue]} />
      ))}
    </Page>
  </div>
);

export const Colours: Story = { render: () => <Roles name="light" theme={lightTheme} /> };

export const ColoursInInk: Story = { render: () => <Roles name="ink" theme={inkTheme} /> };

export const ColoursOfDrawings: Story = {
  render: () => (
    <Page
      title="Colours of drawings"
      lead="Never for text. On ink, drawings use graphite in place of ink."
    >
      <Swatches path={['art']} values={art} />
      <Swatches path={['medal']} values={medals} />
    </Page>
  ),
};

const Pairs = ({ name, theme }: { name: 'light' | 'ink'; theme: Theme }) => (
  <div data-theme={name}>
    <Page
      title={`Contrast, ${name}`}
      lead="Every pair of colours that components combine: 4.5:1 for text, 3:1 for edges and the focus ring. A test checks them."
    >
      <Grid as="ul" min="narrow">
        {contrastPairs(theme).map(({ name: words, foreground, background, atLeast }) => {
          const colors: CustomProperties = {
            '--foreground': foreground,
            '--background': background,
          };
          const ratio = `${contrast(foreground, background).toFixed(2)}:1`;
          return (
            <Token key={words} name={words} facts={[`${ratio}, at least ${atLeast}:1`]}>
              <span className={atLeast === 3 ? styles.edge : styles.words} style={colors}>
                {atLeast === 3 ? undefined : 'Words'}
              </span>
            </Token>
          );
        })}
      </Grid>
    </Page>
  </div>
);

export const Contrast: Story = { render: () => <Pairs name="light" theme={lightTheme} /> };

export const ContrastInInk: Story = { render: () => <Pairs name="ink" theme={inkTheme} /> };

/** The steps that use the text font; the others use the display font. */
const textSteps: readonly TypeName[] = ['lead', 'article', 'body', 'small', 'label', 'micro'];

const isTextStep = (name: string) => textSteps.some((step) => step === name);

export const TypeScale: Story = {
  render: () => (
    <Page
      title="Type scale"
      lead="Barlow Condensed for headings and numbers, Inter for running text."
    >
      <Stack as="ul" gap="xl">
        {Object.entries(type).map(([name, values]) => {
          const step: CustomProperties = {
            '--face': isTextStep(name) ? font.text : font.display,
            '--size': values.fontSize,
            '--line': values.lineHeight,
            '--tracking': values.letterSpacing,
          };
          return (
            <Token
              key={name}
              name={name}
              facts={Object.entries(values).map(
                ([property, value]) => `${variable('type', name, property)}: ${value}`,
              )}
            >
              <span className={styles.step} style={step}>
                Round 3
              </span>
            </Token>
          );
        })}
      </Stack>
    </Page>
  ),
};

const Lengths = ({ path, values }: { path: readonly string[]; values: Values }) => (
  <Stack as="ul" gap="lg">
    {Object.entries(values).map(([name, value]) => (
      <Token key={name} name={name} facts={[variable(...path, name), value]}>
        <span className={styles.length} style={draw(value)} />
      </Token>
    ))}
  </Stack>
);

export const Space: Story = {
  render: () => (
    <Page title="Space" lead="A base of 4 px, in rem so that it follows the reader’s text size.">
      <Lengths path={['space']} values={space} />
    </Page>
  ),
};

export const Widths: Story = {
  render: () => (
    <Page title="Widths" lead="The page, the longest readable line, and the narrow column.">
      <Lengths path={['width']} values={width} />
    </Page>
  ),
};

export const Radii: Story = {
  render: () => (
    <Page
      title="Radii"
      lead="Corners are nearly square. There are no shadows: lines and backgrounds separate things."
    >
      <Grid as="ul" min="narrow">
        {Object.entries(radius).map(([name, value]) => (
          <Token key={name} name={name} facts={[variable('radius', name), value]}>
            <span className={styles.corner} style={draw(value)} />
          </Token>
        ))}
      </Grid>
    </Page>
  ),
};

interface TableProps {
  caption: string;
  values: Values;
  /** The group of the theme with the values; without it they are not variables. */
  group?: string;
}

const Table = ({ caption, values, group }: TableProps) => (
  <Stack gap="sm">
    <h2>{caption}</h2>
    <DataTable
      caption={caption}
      columns={[
        { key: 'name', label: 'Name' },
        ...(group ? [{ key: 'variable', label: 'Variable' }] : []),
        { key: 'value', label: 'Value', align: 'end' },
      ]}
      rows={Object.entries(values).map(([name, value]) => ({
        name,
        value,
        ...(group && { variable: variable(group, name) }),
      }))}
    />
  </Stack>
);

const withUnit = (values: Readonly<Record<string, number>>, unit: string): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value} ${unit}`]));

export const MotionAndLayers: Story = {
  render: () => (
    <Page
      title="Motion and layers"
      lead="0.2 to 0.3 seconds, and none where reduced motion is preferred. Layers have names in their stacking order."
    >
      <Table caption="Motion" group="motion" values={motion} />
      <Table caption="Layers" group="layer" values={layer} />
    </Page>
  ),
};

export const BreakpointsAndSizes: Story = {
  render: () => (
    <Page
      title="Breakpoints and sizes"
      lead="Layouts start with phones and get wider at these breakpoints; components in columns use container widths instead."
    >
      <Table caption="Breakpoints" values={withUnit(breakpoints, 'px')} />
      <Table caption="Containers" values={containers} />
      <Table caption="Columns of a grid" values={column} />
      <Table
        caption="Minimum sizes"
        values={{
          target,
          control,
          'bar on phones': bar.phone,
          'bar on desktop': bar.desktop,
        }}
      />
    </Page>
  ),
};
