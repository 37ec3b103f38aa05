import { defineConfig } from 'html-validate';

export default defineConfig({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Tables have their roles in the markup, because Safari drops them where CSS changes `display`.
    'no-redundant-role': 'off',
    // The site's own files are on the site's own host.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The search, the planner and the plan picker answer every key, so there is nothing to submit.
    'wcag/h32': 'off',
  },
});
