module.exports = {
  testEnvironment: 'jsdom',
  transform: {
    '\\.[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!.*@cornerbell)'],
  moduleNameMapper: { '\\.css$': '<rootDir>/src/no-styles.js' },
};
