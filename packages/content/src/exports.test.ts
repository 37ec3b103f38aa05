import { describe, expect, it } from 'vitest';
import * as index from './index.ts';
import * as library from './library.ts';
import * as loader from './loader.ts';

describe('the values that each entry exports', () => {
  it('.: words, dates, related items, the resource filter', () => {
    expect(Object.keys(index).toSorted()).toEqual([
      'blogCategories',
      'categoryLabel',
      'displayLimits',
      'filterResources',
      'formatDate',
      'guideTypeLabel',
      'guideTypes',
      'indexResources',
      'isBlogCategory',
      'isPost',
      'isResourceType',
      'matchParts',
      'matchesQuery',
      'newestFirst',
      'parseResourceParams',
      'publishedAt',
      'rankResources',
      'relatedGuides',
      'relatedGuidesIn',
      'relatedPosts',
      'relatedPostsIn',
      'resourceHref',
      'resourceListPath',
      'resourceTypes',
      'settleRedirects',
      'standingAt',
      'toGuideCard',
      'toPostCard',
    ]);
  });
  it('./library: the built library', () => {
    expect(Object.keys(library).toSorted()).toEqual(['libraryFile', 'readAsOf', 'readLibrary']);
  });
  it('./loader: reading and checking a folder', () => {
    expect(Object.keys(loader).toSorted()).toEqual([
      'authorEntry',
      'checkFolder',
      'checkSource',
      'checkedLibrary',
      'compileLibrary',
      'countWords',
      'formatFinding',
      'guideFrontMatter',
      'headingAnchors',
      'legalFrontMatter',
      'loadLibrary',
      'loadSite',
      'postFrontMatter',
      'publishedAt',
      'questionFrontMatter',
      'readingMinutes',
      'rules',
      'siteFolder',
      'siteOptions',
    ]);
  });
});
