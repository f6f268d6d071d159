/** Clears the window for each test file: files of one worker share it. */
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
history.replaceState(null, '', '/');

export {};
