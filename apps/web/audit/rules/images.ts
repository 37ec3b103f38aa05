import { checkEach, type Rule } from '../finding.ts';

/** Every image has a size, so that nothing moves when it loads, and an alternative text. */
export const imagesRule: Rule = {
  name: 'images',
  covers: 'every <img> has width, height and an alternative text',
  check: (site) =>
    checkEach(
      [...site.pages].flatMap(([path, { images }]) => images.map((image) => ({ path, image }))),
      ({ path, image: { src = 'an image', alt, width, height } }) => {
        const isSized = [width, height].every((size) => /^\d+$/.test(size ?? ''));
        return [
          ...(isSized ? [] : [`shows ${src} without width and height`]),
          ...(alt === undefined ? [`shows ${src} without alt`] : []),
        ].map((message) => ({ where: path, message }));
      },
    ),
};
