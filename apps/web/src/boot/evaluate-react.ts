/**
 * Evaluates the largest part of the app: in a task of its own, because whoever touches the page should not
 * have to wait for all of the app at once.
 */
import 'react-dom/client';
