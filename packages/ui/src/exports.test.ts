import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import * as components from './index.ts';
import * as theme from './theme.ts';
import * as accordion from './accordion.ts';
import * as colorScheme from './color-scheme.ts';
import * as dialog from './dialog.ts';
import * as dropdownMenu from './dropdown-menu.ts';
import * as radioGroup from './radio-group.ts';
import * as switches from './switch.ts';
import * as tabs from './tabs.ts';
import * as toaster from './toaster.ts';
import * as tooltip from './tooltip.ts';

test('the package has exactly these entries', () => {
  expect(Object.keys(packageJson.exports).toSorted()).toEqual([
    '.',
    './accordion',
    './color-scheme',
    './dialog',
    './dropdown-menu',
    './fonts.css',
    './fonts/*.woff2',
    './package.json',
    './radio-group',
    './reset.css',
    './styles.css',
    './styles.layer.css',
    './switch',
    './tabs',
    './theme',
    './toaster',
    './tooltip',
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
    'Heading',
    'IconButton',
    'Leaderboard',
    'Link',
    'LinkProvider',
    'Logo',
    'MessageList',
    'Pagination',
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
    'Text',
    'TextField',
    'TextareaField',
    'UiProvider',
    'VisuallyHidden',
    'buttonSizes',
    'buttonVariants',
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
  expect(Object.keys(toaster).toSorted()).toEqual(['Toaster', 'noticeKinds', 'notify']);
});

test.each([
  ['accordion', accordion, ['Content', 'Item', 'Root', 'Trigger']],
  [
    'color-scheme',
    colorScheme,
    ['ColorSchemeSwitch', 'colorSchemeScript', 'colorSchemes', 'useColorScheme'],
  ],
  ['dialog', dialog, ['Actions', 'Close', 'Content', 'Description', 'Root', 'Title', 'Trigger']],
  ['dropdown-menu', dropdownMenu, ['Content', 'Item', 'Label', 'Root', 'Separator', 'Trigger']],
  ['radio-group', radioGroup, ['Item', 'Root']],
  ['switch', switches, ['Switch']],
  ['tabs', tabs, ['Content', 'List', 'Root', 'Trigger']],
  ['tooltip', tooltip, ['Content', 'Root', 'Trigger']],
])('the entry %s exports exactly these', (_, entry, names) => {
  expect(Object.keys(entry).toSorted()).toEqual(names);
});
