/** The edge function that receives every form of the site. */
export const leadFunctionName = 'book-demo-ghl';

/** The path, below a backend's address, under which supabase-js calls the function. */
export const leadFunctionPath = `/functions/v1/${leadFunctionName}`;
