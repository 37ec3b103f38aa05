import { toast } from 'sonner';

/**
 * Shows a notice in the `Toaster`, wherever it is called from; one with the same title takes the place of the one before.
 * Specification §8.
 *
 * @example
 * notify.error('Missing Information', 'Please enter your name and email');
 */
export const notify = {
  /** Says that something worked. */
  success: (title: string, description: string): void => {
    toast.success(title, { id: title, description });
  },
  /** Says that something went wrong and what to do about it. */
  error: (title: string, description: string): void => {
    toast.error(title, { id: title, description });
  },
} as const;
