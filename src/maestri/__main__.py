from maestri.terminal.cli import main

main()
