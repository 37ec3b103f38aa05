import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../components/Badge/Badge.tsx';
import { ButtonLink } from '../components/Button/ButtonLink.tsx';
import { PlanCard } from '../components/Card/PlanCard.tsx';
import { PostCard } from '../components/Card/PostCard.tsx';
import { Container } from '../components/Container/Container.tsx';
import { CoverArt } from '../components/CoverArt/CoverArt.tsx';
import { TextField } from '../components/Field/TextField.tsx';
import { Grid } from '../components/Grid/Grid.tsx';
import { Prose } from '../components/Prose/Prose.tsx';
import type { SectionTone } from '../components/Section/section-tones.ts';
import { Section } from '../components/Section/Section.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { post } from '../testing/samples.ts';
import { siblingBrand, siblingOptions } from '../testing/sibling-brand.ts';
import { brandThemeCss, createBrandTheme } from './brand.ts';
import * as styles from './Theming.stories.css.ts';

const meta = {
  title: 'Theme/Theming',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const Code = ({ children }: { children: string }) => (
  <pre className={styles.code}>
    <code>{children}</code>
  </pre>
);

const messageOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  return 'No error.';
};

const contrastError = () =>
  messageOf(() => createBrandTheme({ ...siblingOptions, light: { accentText: '#FFD000' } }));

export const HowToTheme: Story = {
  render: () => (
    <Container className={styles.page}>
      <Prose>
        <h1>Theming</h1>
        <p>
          Every value that a component uses is a CSS variable with a stable name. A theme sets them;
          a component never depends on which theme is active.
        </p>
        <h2>Light and ink</h2>
        <p>
          The page is light. <code>data-theme=&quot;ink&quot;</code> makes an element and everything
          in it dark, <code>data-theme=&quot;light&quot;</code> makes it light; a{' '}
          <code>Section</code> with the tone ink sets it itself. Visitors who prefer dark get ink
          everywhere, unless the <code>html</code> element is set to light. Paper is always white.
        </p>
        <h2>Another product</h2>
        <p>
          It states its accent and, where it wants, more. What goes with it follows: the words on
          the accent, its hover, its form as text and the focus ring, each moved until it can be
          read. This is all that Southpaw, an invented sibling, says:
        </p>
        <Code>{`createBrandTheme(${JSON.stringify(siblingOptions, undefined, 2)})`}</Code>
        <p>
          <code>brandThemeCss</code> writes it as a style sheet, to be loaded after{' '}
          <code>styles.css</code>; it reaches ink sections and visitors who prefer dark:
        </p>
        <Code>{brandThemeCss(siblingBrand).replaceAll(/([{;])/g, '$1\n  ')}</Code>
        <p>A colour that is stated and can’t be read stops with an error, such as:</p>
        <Code>{contrastError()}</Code>
      </Prose>
    </Container>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The brand's colours can't be read: accentText/)).toBeVisible();
  },
};

const Sample = ({ tone }: { tone: SectionTone }) => (
  <Section tone={tone} spacing="tight" labelledBy={tone}>
    <Container>
      <Stack gap="xl">
        <Stack align="start">
          <Badge>{tone}</Badge>
          <h2 id={tone}>Train where you left off, on {tone}</h2>
          <ButtonLink href="/start">Start</ButtonLink>
        </Stack>
        <Grid columns={3}>
          <PostCard {...post} cover={<CoverArt seed="southpaw" hue="blue" />} />
          <PlanCard
            name="Club"
            price={59}
            originalPrice={null}
            period="a month"
            description="For a club of any size."
            badge="Most Popular"
            popular
            features={['Every member', 'Every class']}
            action={<ButtonLink href="/start">Choose Club</ButtonLink>}
          />
          <TextField label="Email" type="email" error="Enter an address." required />
        </Grid>
      </Stack>
    </Container>
  </Section>
);

/** Southpaw with sections of every tone. The toolbar applies its look to every story. */
export const ASiblingBrand: Story = {
  globals: { brand: 'sibling' },
  render: () => (
    <>
      <Sample tone="bone" />
      <Sample tone="white" />
      <Sample tone="ink" />
    </>
  ),
};
