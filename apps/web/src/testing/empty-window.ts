/** Clears the window for each test file, because the files of a worker share it. */
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
history.replaceState(null, '', '/');

export {};
