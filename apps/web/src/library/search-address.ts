/** Where the prerenderer writes what a search looks through. */
export const searchAddress = '/resources/search.json';
