import type { Meta, StoryObj } from '@storybook/react-vite';
import { hues } from '../../tokens/palette.ts';
import { Grid } from '../Grid/Grid.tsx';
import { CoverArt } from './CoverArt.tsx';
import { coverArtSvg } from './cover-art-svg.ts';

export default {
  title: 'Reading/CoverArt',
  component: CoverArt,
  parameters: {
    usage: { when: 'As the picture of a post or guide that has none. It only decorates.' },
  },
  args: { seed: 'ten-days-quiet', hue: 'green' },
} satisfies Meta<typeof CoverArt>;

type Story = StoryObj<typeof CoverArt>;

export const Default: Story = {};

export const Numeral: Story = { args: { numeral: '12' } };

export const ManySeeds: Story = {
  render: () => (
    <Grid columns={4} min="narrow" gap="xs">
      {hues.flatMap((hue) =>
        Array.from({ length: 4 }, (_, index) => (
          <CoverArt key={`${hue}-${index}`} seed={`article-${hue}-${index}`} hue={hue} />
        )),
      )}
    </Grid>
  ),
};

/** The result of `coverArtSvg` for social cards: literal colours, the same in every theme. */
export const AsADocument: Story = {
  render: ({ seed, hue }) => (
    <img src={`data:image/svg+xml,${encodeURIComponent(coverArtSvg(seed, hue))}`} alt="" />
  ),
};
