/** The edge function every form of the site is sent to. */
export const FUNCTION_NAME = 'book-demo-ghl';

/** The path, below a backend's address, under which supabase-js calls the function. */
export const FUNCTION_PATH = `/functions/v1/${FUNCTION_NAME}`;
