import { checkEach, type Rule } from '../finding.ts';

/** Every picture has its size and words in its place. */
export const imagesRule: Rule = {
  name: 'images',
  looksAt: 'every <img> has width, height and an alternative text',
  check: (site) =>
    checkEach(
      [...site.pages].flatMap(([path, { images }]) => images.map((image) => ({ path, image }))),
      ({ path, image: { src = 'a picture', alt, width, height } }) => {
        const isSized = [width, height].every((size) => /^\d+$/.test(size ?? ''));
        return [
          ...(isSized ? [] : [`shows ${src} without width and height`]),
          ...(alt === undefined ? [`shows ${src} without alt`] : []),
        ].map((message) => ({ where: path, message }));
      },
    ),
};
