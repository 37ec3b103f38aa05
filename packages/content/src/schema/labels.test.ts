import { describe, expect, it } from 'vitest';
import { blogCategories, categoryLabel, isBlogCategory } from './categories.ts';
import { guideTypeLabel, guideTypes } from './guide-types.ts';
import { isResourceType, resourceTypes } from '../query/resource-types.ts';
import { titleCase } from './title-case.ts';

describe('labels', () => {
  it.each([
    ['building-updates', 'Building Updates'],
    ['educational', 'Educational'],
    ['gym-tips', 'Gym Tips'],
    ['industry', 'Industry Insights'],
    ['news', 'Company News'],
    ['fight-nights', 'Fight Nights'],
    ['', ''],
  ])('calls the category %j %j', (id, label) => {
    expect(categoryLabel(id)).toBe(label);
  });

  it.each([
    ['checklist', 'Checklist'],
    ['template', 'Template'],
    ['ebook', 'Guide'],
    ['infographic', 'Infographic'],
    ['wall-chart', 'Wall Chart'],
  ])('calls the guide type %j %j', (id, label) => {
    expect(guideTypeLabel(id)).toBe(label);
  });

  it.each([
    ['a', 'A'],
    ['ring-side-notes', 'Ring Side Notes'],
    ['-odd--hyphens-', 'Odd Hyphens'],
    ['éclair-au-lait', 'Éclair Au Lait'],
  ])('puts %j in title case as %j', (name, title) => {
    expect(titleCase(name)).toBe(title);
  });
});

describe('closed lists', () => {
  it('has the categories, guide types and resource types of the specification, in its order', () => {
    expect(blogCategories.map(({ id }) => id)).toEqual([
      'building-updates',
      'educational',
      'gym-tips',
      'industry',
      'news',
    ]);
    expect(guideTypes.map(({ id }) => id)).toEqual([
      'checklist',
      'template',
      'ebook',
      'infographic',
    ]);
    expect(resourceTypes).toEqual([
      { id: 'all', label: 'All Resources' },
      { id: 'blog', label: 'Blog Posts' },
      { id: 'guides', label: 'Guides' },
      { id: 'videos', label: 'Videos' },
    ]);
  });

  it.each(['toString', '__proto__', 'News', ''])('knows that %j is no id', (value) => {
    expect(isBlogCategory(value)).toBe(false);
    expect(isResourceType(value)).toBe(false);
  });
});
