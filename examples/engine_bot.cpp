// A bot for every game, by the engine protocol (docs/engine-protocol.md), in C++17 with nothing to install.
//
//     c++ -std=c++17 -O2 -o engine_bot examples/engine_bot.cpp
//     npx waybill simulate ship-it --bots easy,./engine_bot --matches 10
//
// It needs no JSON library: a line is cut into its parts, which stay text, and a move is sent back as it came.
#include <cctype>
#include <iostream>
#include <map>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

// The parts of an object or of a list, as they stand between its brackets.
std::vector<std::string> parts(const std::string& text) {
    if (text.size() < 2 || (text[0] != '{' && text[0] != '[') || text.back() != (text[0] == '{' ? '}' : ']'))
        throw std::runtime_error("is no object or list");
    std::vector<std::string> found;
    std::string part;
    int depth = 0;
    bool quoted = false;
    for (size_t i = 1; i + 1 < text.size(); i++) {
        const char c = text[i];
        if (quoted && c == '\\') part += text[i++];
        else if (c == '"') quoted = !quoted;
        else if (!quoted && (c == '{' || c == '[')) depth++;
        else if (!quoted && (c == '}' || c == ']')) depth--;
        if (!quoted && depth == 0 && c == ',') found.push_back(part), part.clear();
        else if (quoted || !std::isspace(static_cast<unsigned char>(c))) part += text[i];
    }
    if (quoted || depth != 0) throw std::runtime_error("is cut off");
    if (!part.empty()) found.push_back(part);
    return found;
}

// An object by the names of its fields, each value as text.
std::map<std::string, std::string> fields(const std::string& text) {
    std::map<std::string, std::string> found;
    for (const std::string& part : parts(text)) {
        const size_t end = part.find("\":");
        if (part[0] != '"' || end == std::string::npos) throw std::runtime_error("is not JSON");
        found[part.substr(1, end - 1)] = part.substr(end + 2);
    }
    return found;
}

// One of the moves. A better bot looks at the view and thinks here.
std::string choose(const std::string& /* view */, const std::vector<std::string>& moves) {
    static std::mt19937 dice{std::random_device{}()};
    return moves.at(std::uniform_int_distribution<size_t>(0, moves.size() - 1)(dice));
}

std::string answer(std::map<std::string, std::string>& request) {
    const std::string what = request["do"];
    if (what == "\"hello\"") return R"("answer":"hello","name":"engine_bot.cpp","version":"1","protocol":1)";
    if (what == "\"setup\"") return R"("answer":"setup")";
    if (what == "\"go\"") return R"("answer":"go","event":)" + choose(request["view"], parts(request["moves"]));
    throw std::runtime_error("do: must be hello, setup, go or quit");
}

int main() {
    for (std::string line; std::getline(std::cin, line);) {
        std::string id, said;
        try {
            auto request = fields(line);
            if (request.count("id")) id = "\"id\":" + request["id"] + ",";
            if (request["do"] == "\"quit\"") break;
            said = answer(request);
        } catch (const std::exception& error) {
            said = R"("error":{"words":")" + std::string(error.what()) + "\"}";
        }
        std::cout << "{" << id << said << "}" << std::endl;
    }
}
