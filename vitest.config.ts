export default {
  test: {
    include: ['**/*.test.ts'],
    // No test leaves anything behind in a module.
    isolate: false,
    // On a slow machine properties and folders take seconds.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', 'json'],
    outputFile: { json: '.results/unit.json' },
  },
};
