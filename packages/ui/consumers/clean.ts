import { rm } from 'node:fs/promises';
import { test } from '@playwright/test';
import { folder } from './apps.ts';

test('the folder of the apps is removed', () => rm(folder(), { recursive: true, force: true }));
