import { describe, expect, it } from 'vitest';
import { categoryLabel, isBlogCategory } from './categories.ts';
import { guideTypeLabel } from './guide-types.ts';
import { isResourceType } from '../query/resource-types.ts';
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
  ])('labels the category %j %j', (id, label) => {
    expect(categoryLabel(id)).toBe(label);
  });

  it.each([
    ['checklist', 'Checklist'],
    ['template', 'Template'],
    ['ebook', 'Guide'],
    ['infographic', 'Infographic'],
    ['wall-chart', 'Wall Chart'],
  ])('labels the guide type %j %j', (id, label) => {
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

it.each(['toString', '__proto__', 'News', ''])('does not accept %j as an id', (value) => {
  expect(isBlogCategory(value)).toBe(false);
  expect(isResourceType(value)).toBe(false);
});
