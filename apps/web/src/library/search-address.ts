/** The address of the search index. */
export const searchAddress = '/resources/search.json';
