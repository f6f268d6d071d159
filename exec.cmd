@rem In the npm scripts "exec" hands signals to the program itself. Windows has no such command, and none is needed.
@%*
