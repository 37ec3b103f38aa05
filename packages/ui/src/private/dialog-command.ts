const commands = {
  'show-modal': (dialog: HTMLDialogElement) => {
    if (!dialog.open) dialog.showModal();
  },
  close: (dialog: HTMLDialogElement) => dialog.close(),
};

/**
 * The props of a button that opens or closes a dialog. Browsers with invoker commands need no script,
 * so it works before hydration; in the others the click handler does it.
 */
export const dialogCommand = (command: keyof typeof commands, dialogId: string) => ({
  command,
  commandfor: dialogId,
  onClick: () => {
    if ('commandForElement' in HTMLButtonElement.prototype) return;
    const dialog = document.getElementById(dialogId);
    if (dialog instanceof HTMLDialogElement) commands[command](dialog);
  },
});
