/** React in development asks for a task and a time stamp for each element it makes, for debuggers that are not here. */
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');
