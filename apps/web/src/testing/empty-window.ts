/** Clears the window for each test file, because test files in the same worker share the window. */
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
history.replaceState(null, '', '/');

export {};
