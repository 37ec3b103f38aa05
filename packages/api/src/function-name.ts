/** The edge function that receives every form of the site. */
export const FUNCTION_NAME = 'book-demo-ghl';

/** The path, below a backend's address, under which supabase-js calls the function. */
export const FUNCTION_PATH = `/functions/v1/${FUNCTION_NAME}`;
