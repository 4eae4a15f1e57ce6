/** Space and Enter press the main button, unless another control has the focus. */
export function pressWithKeys(button: HTMLButtonElement) {
  document.addEventListener('keydown', (event) => {
    const isPress = event.key === ' ' || event.key === 'Enter';
    const isElsewhere = event.target instanceof Element && event.target.closest('button, input, dialog, a');
    if (!isPress || isElsewhere || event.repeat) return;
    event.preventDefault();
    button.click();
  });
}

/** Arrow keys move the focus through the buttons of a grid. */
export function walkWithArrows(buttons: readonly HTMLButtonElement[], columns: number) {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
  buttons.forEach((button, at) =>
    button.addEventListener('keydown', ({ key }) => {
      const step = steps[key];
      if (step !== undefined) buttons[at + step]?.focus();
    }),
  );
}
