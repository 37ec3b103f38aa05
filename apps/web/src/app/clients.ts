const settings = () => ({
  url: import.meta.env.VITE_FUNCTIONS_URL || location.origin,
  key: import.meta.env.VITE_FUNCTIONS_KEY || 'public',
});

/** The newsletter client, fetched when it is first needed. */
export const newsletterClient = async () => {
  const { createNewsletterClient } = await import('@cornerbell/api');
  return createNewsletterClient(settings());
};

/** The client that books demos and calls, fetched when it is first needed. */
export const demoClient = async () => {
  const { createDemoClient } = await import('@cornerbell/api');
  return createDemoClient(settings());
};
