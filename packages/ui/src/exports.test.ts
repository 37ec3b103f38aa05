import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import * as components from './index.ts';
import * as theme from './theme.ts';
import * as toaster from './toaster.ts';

test('the package has exactly these entries', () => {
  expect(Object.keys(packageJson.exports).toSorted()).toEqual([
    '.',
    './fonts.css',
    './fonts/*.woff2',
    './package.json',
    './reset.css',
    './styles.css',
    './theme',
    './toaster',
  ]);
});

test('the main entry exports exactly these', () => {
  expect(Object.keys(components).toSorted()).toEqual([
    'Accordion',
    'AchievementList',
    'AlertDialog',
    'Avatar',
    'Badge',
    'BarChart',
    'Breadcrumbs',
    'Button',
    'ButtonLink',
    'CheckboxField',
    'ChipGroup',
    'Container',
    'CoverArt',
    'DataList',
    'DataTable',
    'ErrorScreen',
    'FactStrip',
    'FeatureCard',
    'Footer',
    'FormStatus',
    'Grid',
    'GuideCard',
    'Header',
    'Leaderboard',
    'Link',
    'LinkProvider',
    'MessageList',
    'PhotoCompare',
    'PlanCard',
    'PostCard',
    'ProgressBar',
    'Prose',
    'RequiredNote',
    'Ropes',
    'SampleFrame',
    'SamplePanel',
    'ScheduleBoard',
    'ScoreRings',
    'Section',
    'SelectField',
    'Skeleton',
    'SkillGrid',
    'SkipLink',
    'Sparkline',
    'Stack',
    'StatTile',
    'StatusTag',
    'TabNav',
    'TextField',
    'TextareaField',
    'VisuallyHidden',
    'buttonEmphases',
    'coverArtSvg',
    'formStates',
    'openAccordionItem',
    'sectionTones',
    'skillStatuses',
    'statusTones',
    'tiers',
  ]);
});

test('the theme entry exports exactly these', () => {
  expect(Object.keys(theme).toSorted()).toEqual([
    'brandThemeCss',
    'breakpoints',
    'createBrandTheme',
    'forcedColors',
    'from',
    'hues',
    'inkTheme',
    'lightTheme',
    'noScripts',
    'prefersDark',
    'reducedMotion',
    'vars',
  ]);
});

test('the toaster entry exports exactly these', () => {
  expect(Object.keys(toaster).toSorted()).toEqual(['Toaster', 'notify']);
});
